import { NOT_FOUND } from '../../site/interfaceValues'
import type { Link } from '../../site/link'
import { ButtonLink } from '../../ui/Button'
import { Heading } from '../../ui/Heading'

export type NotFoundProps = { kind: 'page' | 'post'; lede: string; links: readonly Link[] }

/** What stands where a page should be. Texts: specification section 8. */
export function NotFound({ kind, lede, links }: NotFoundProps) {
  return (
    <>
      <Heading level={1}>{NOT_FOUND[kind].heading}</Heading>
      <p className="mt-4 measure-44 text-lg text-ink-2">{lede}</p>
      <ul className="mt-7 flex flex-wrap gap-3">
        {links.map((link, index) => (
          <li key={link.href}>
            <ButtonLink look={index === 0 ? 'primary' : 'secondary'} href={link.href}>
              {link.label}
            </ButtonLink>
          </li>
        ))}
      </ul>
      {kind === 'page' && <p className="mt-9 text-sm text-ink-3">{NOT_FOUND.page.text}</p>}
    </>
  )
}
