import { ClientMark } from '../../illustrations/ClientMark'
import { cn } from '../../lib/anywhere/markup/cn'
import type { ClientEntry } from '../../schemas/clients'

export type Client = Omit<ClientEntry, 'industry'>

type Setting = { letters: string; onPhones: string; rest?: string }

/** How names are set: in the faces of the house, in one color. */
const WORDMARKS: Record<Client['wordmark'], Setting> = {
  plain: { letters: 'font-display text-lg font-bold', onPhones: 'everyday:max-sm:text-base' },
  caps: { letters: 'font-display text-base font-extrabold tracking-wide uppercase', onPhones: 'everyday:max-sm:text-2xs' },
  light: { letters: 'font-body text-lg font-normal', onPhones: 'everyday:max-sm:text-sm' },
  spaced: { letters: 'font-body text-2xs font-medium tracking-widest uppercase', onPhones: 'everyday:max-sm:text-2xs' },
  lower: { letters: 'font-display text-xl font-extrabold lowercase', onPhones: 'everyday:max-sm:text-base' },
  slanted: { letters: 'font-display text-lg font-extrabold italic', onPhones: 'everyday:max-sm:text-sm' },
  two: { letters: 'font-display text-lg font-extrabold', rest: 'font-body font-normal', onPhones: 'everyday:max-sm:text-sm' },
  framed: {
    letters: 'border-y-2 border-current py-1 font-body text-2xs font-bold tracking-wider uppercase',
    onPhones: 'everyday:max-sm:py-0.5 everyday:max-sm:tracking-wide',
  },
  small: { letters: 'font-display text-xl font-semibold tracking-wide small-caps', onPhones: 'everyday:max-sm:text-sm' },
}

export type ClientLogoProps = Client

/** A client's mark with its name on the line that all logos share; the parent lays them out, on phones two beside each other. */
export function ClientLogo({ name, mark, wordmark, seat }: ClientLogoProps) {
  const { letters, onPhones, rest } = WORDMARKS[wordmark]
  const [first = '', ...others] = name.split(' ')
  return (
    <span className="client-logo">
      <ClientMark name={mark} hasDisc={seat === 'disc'} className={cn('size-5 translate-y-1', seat === 'after' && 'order-last')} />
      <span className={cn('leading-tight', letters, onPhones)}>
        {rest ? (
          <>
            {first} <span className={rest}>{others.join(' ')}</span>
          </>
        ) : (
          name
        )}
      </span>
    </span>
  )
}
