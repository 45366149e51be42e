import type { ReactNode } from 'react'
import { cn } from '../../lib/anywhere/cn'
import { HeroText, type HeroTextProps } from './HeroText'

export type PageHeroProps = Omit<HeroTextProps, 'size'> & { children?: ReactNode }

/** First screen of a page: what it says on one side, the product on the other. */
export function PageHero({ children, ...text }: PageHeroProps) {
  return (
    <section className="dawn">
      <div className={cn('column grid items-center gap-x-14 gap-y-10 py-12 md:py-20', children && 'lg:grid-cols-2')}>
        <div>
          <HeroText {...text} />
        </div>
        {children && <div className="min-w-0">{children}</div>}
      </div>
    </section>
  )
}
