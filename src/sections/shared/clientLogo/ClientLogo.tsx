import { ClientMark } from '#src/illustrations/ClientMark.tsx'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { DrawnClient } from '#src/schemas/shared/clients.ts'

/** A logo file: its URL and its size. */
type LogoClient = { name: string; logo: { src: string; width: number; height: number } }
export type Client = Omit<DrawnClient, 'industry'> | LogoClient

type Setting = { letters: string; onPhones: string; rest?: string }

/** How names are set: in the site's fonts, in one color. */
const WORDMARKS: Record<DrawnClient['wordmark'], Setting> = {
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

/** A client's logo. The parent lays logos out, on phones two in a row. */
export function ClientLogo(client: ClientLogoProps) {
  if (!('logo' in client)) return <DrawnLogo {...client} />
  return <img src={client.logo.src} {...logoBox(client.logo)} alt={client.name} loading="lazy" decoding="async" className="client-file" />
}

/** A mark with the name, on a shared baseline. */
function DrawnLogo({ name, mark, wordmark, seat }: Omit<DrawnClient, 'industry'>) {
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

/** Maximum size of a logo, in CSS pixels. */
const MAX = { width: 128, height: 28 } as const

/** @param size of the logo file @returns the largest size of that shape within the maximum, in whole CSS pixels */
export function logoBox(size: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(MAX.width / size.width, MAX.height / size.height)
  return { width: Math.round(size.width * scale), height: Math.round(size.height * scale) }
}
