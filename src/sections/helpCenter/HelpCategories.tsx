import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { relOf } from '#src/lib/anywhere/pages/link.ts'
import type { HelpCenterContent } from '#src/schemas/pages/helpCenter.ts'
import { Heading } from '#src/ui/Heading.tsx'

export type HelpCategoriesProps = Pick<HelpCenterContent, 'categories'> & {
  /** Spacing around it. */
  className: string
}

/** Links by role, a column for each. */
export const HelpCategories = ({ categories, className }: HelpCategoriesProps) => (
  <div className={cn('grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4', className)}>
    {categories.map(({ title, links }) => (
      <div key={title} className="border-t-2 border-ink pt-4">
        <Heading level={3}>{title}</Heading>
        <ul className="mt-2">
          {links.map(({ label, href }) => (
            <li key={label}>
              <a href={href} rel={relOf(href)} className="target min-h-9 text-sm">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
)
