import type { ReactNode } from 'react'

export type ChannelColumnProps = {
  channel: string
  className?: string
  /** The time of the report, before the channel. */
  children?: ReactNode
}

/** The channel of a report, from tablets on. */
export function ChannelColumn({ channel, className = 'block', children }: ChannelColumnProps) {
  return (
    <span className="hidden min-w-0 sm:block lg:leading-snug">
      {children}
      <span className={className}>{channel}</span>
    </span>
  )
}
