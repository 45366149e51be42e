import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { relOf } from '#src/lib/anywhere/pages/link.ts'
import type { HelpCenterContent } from '#src/schemas/pages/helpCenter.ts'
import { Icon } from '#src/ui/Icon.tsx'

export type ResourceCardsProps = Pick<HelpCenterContent, 'resources'> & {
  /** Spacing around it. */
  className: string
}

/** What the help center leads to. */
export const ResourceCards = ({ resources, className }: ResourceCardsProps) => (
  <ul className={cn('grid gap-x-4 gap-y-1 sm:grid-cols-2 lg:grid-cols-4', className)}>
    {resources.map(({ href, icon, title, text }) => (
      <li key={href}>
        <a
          href={href}
          rel={relOf(href)}
          className={cn(
            'group grid h-full items-start gap-x-4',
            'border-t-2 border-line py-4 no-underline',
            'everyday:first-col-12 hover:border-signal-deep',
          )}
        >
          <Icon name={icon} className="size-12 max-everyday:hidden" />
          <span>
            <span className="link-line block font-display text-contact xl:text-lg leading-tight font-bold text-balance">{title}</span>
            <span className="mt-1 block text-sm text-balance text-ink-2">{text}</span>
          </span>
        </a>
      </li>
    ))}
  </ul>
)
