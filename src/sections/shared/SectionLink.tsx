import type { Link } from '../../lib/anywhere/pages/link'
import { TextLink } from '../../ui/links/TextLink'

export type SectionLinkProps = Link & { heading: string; className?: string | undefined }

/** A section's link to more. Heard alone, as in a list of links, it says what it belongs to: "Learn More: You see who has it". */
export function SectionLink({ href, label, heading, className }: SectionLinkProps) {
  return (
    <TextLink href={href} look="arrow" className={className}>
      {label}
      <span className="sr-only">: {heading}</span>
    </TextLink>
  )
}
