import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { Eyebrow, type EyebrowProps } from '#src/ui/Eyebrow.tsx'
import { Heading, type HeadingProps } from '#src/ui/Heading.tsx'

export type OpeningTitleProps = Pick<HeadingProps, 'size'> &
  Pick<EyebrowProps, 'surface'> & {
    eyebrow?: string | undefined
    heading: string
    /** Of the heading: its greatest width, and its distance from the line above. */
    className?: string
  }

/** The title of a page, with the line above it. */
export const OpeningTitle = ({ eyebrow, surface = 'paper', heading, size = '7xl', className }: OpeningTitleProps) => (
  <div>
    {eyebrow && <Eyebrow surface={surface}>{eyebrow}</Eyebrow>}
    <Heading level={1} size={size} className={cn(eyebrow && 'mt-4', className) || undefined}>
      {heading}
    </Heading>
  </div>
)
