import { ClientMark } from '../../illustrations/ClientMark'
import type { MarkName } from '../../lib/anywhere/pictureNames'

export type Client = { name: string; mark: MarkName; wordmark: 'plain' | 'caps' }

const WORDMARKS: Record<Client['wordmark'], { letters: string; small: string }> = {
  plain: { letters: 'text-base tracking-name', small: 'everyday:max-sm:text-sm' },
  caps: { letters: 'text-sm tracking-wide uppercase', small: 'everyday:max-sm:text-2xs' },
}

export type ClientLogoProps = Client & {
  /** Two stand beside each other there. */
  isSmallOnPhones?: boolean
}

/** A client's mark beside its name; the parent lays them out. */
export function ClientLogo({ name, mark, wordmark, isSmallOnPhones = false }: ClientLogoProps) {
  const { letters, small } = WORDMARKS[wordmark]
  return (
    <>
      <ClientMark name={mark} className="size-5" />
      <span className={`font-display leading-tight font-bold ${isSmallOnPhones ? `${letters} ${small}` : letters}`}>{name}</span>
    </>
  )
}
