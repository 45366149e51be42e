import type { ReactNode } from 'react'
import { TextLink } from '../../ui/TextLink'

export type SplitProps = {
  id: string
  heading: string
  text: string
  points?: readonly string[]
  action?: { label: string; href: string }
  flip?: boolean
  children?: ReactNode
}

/** Words on one side, a scene on the other. */
export function Split({ id, heading, text, points, action, flip = false, children }: SplitProps) {
  return (
    <section aria-labelledby={id} className="border-t border-line">
      <div className="column grid gap-x-16 gap-y-10 py-20 md:py-28 lg:grid-cols-2 lg:items-center">
        <div className={flip ? 'lg:order-2' : ''}>
          <h2 id={id} className="text-4xl">
            {heading}
          </h2>
          <p className="mt-4 text-lg text-ink-2">{text}</p>
          {points && (
            <ul className="mt-6 grid gap-3">
              {points.map((point) => (
                <li key={point} className="grid grid-cols-[10px_1fr] gap-x-4">
                  <span aria-hidden="true" className="mt-[0.5em] size-2.5 rounded-[3px] bg-signal" />
                  {point}
                </li>
              ))}
            </ul>
          )}
          {action && (
            <p className="mt-6">
              <TextLink href={action.href} arrow>
                {action.label}
                <span className="sr-only">: {heading}</span>
              </TextLink>
            </p>
          )}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  )
}
