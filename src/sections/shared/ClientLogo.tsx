import { ClientMark, type MarkName } from '../../illustrations/ClientMark'

export type Client = { name: string; mark: MarkName; wordmark: 'plain' | 'caps' }

/** A client's mark beside its name; the parent lays them out. */
export function ClientLogo({ name, mark, wordmark }: Client) {
  return (
    <>
      <ClientMark name={mark} className="size-5" />
      <span
        className={`font-display leading-tight font-bold ${wordmark === 'caps' ? 'text-sm tracking-wide uppercase' : 'text-[1.05rem] tracking-name'}`}
      >
        {name}
      </span>
    </>
  )
}
