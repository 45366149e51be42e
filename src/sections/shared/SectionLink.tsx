import type { Link } from '#src/lib/anywhere/pages/link.ts'
import { TextLink, type TextLinkProps } from '#src/ui/links/TextLink.tsx'

export type SectionLinkProps = Link & { heading: string; surface?: TextLinkProps['surface'] }

/** A section's link to more. Its accessible name includes the heading, for lists of links: "Learn More: You see who has it". */
export function SectionLink({ href, label, heading, surface = 'paper' }: SectionLinkProps) {
  return (
    <TextLink href={href} look="arrow" surface={surface}>
      {label}
      <span className="sr-only">: {heading}</span>
    </TextLink>
  )
}
