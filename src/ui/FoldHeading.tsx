import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { Heading, type HeadingProps } from './Heading.tsx'

export type FoldHeadingProps = HeadingProps & { isFolded?: boolean }

/** The heading of a text that phones may fold (PhoneFold.tsx): large enough for fingers, and clear of the icon at its end. */
export const FoldHeading = ({ isFolded = true, className, ...rest }: FoldHeadingProps) => (
  <Heading className={cn(isFolded && 'max-sm:py-2.5 max-sm:pr-9', className)} {...rest} />
)
