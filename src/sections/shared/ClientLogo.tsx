import { ClientMark } from '../../illustrations/ClientMark'
import type { MarkName } from '../../lib/anywhere/pictureNames'

export type Client = { name: string; mark: MarkName; wordmark: 'plain' | 'caps' }

/** A client's mark beside its name; the parent lays them out. */
export function ClientLogo({ name, mark, wordmark }: Client) {
  return (
    <>
      <ClientMark name={mark} className="size-5" />
      <span
        className={`font-display leading-tight font-bold ${wordmark === 'caps' ? 'text-sm tracking-wide uppercase' : 'text-base tracking-name'}`}
      >
        {name}
      </span>
    </>
  )
}
