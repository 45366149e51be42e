import { NOT_FOUND } from '../../site/interface'
import { ButtonLink } from '../../ui/Button'

export type NotFoundProps = { kind: 'page' | 'post'; lede: string; links: readonly { label: string; href: string }[] }

/** What stands where a page should be. Texts: specification section 8. */
export function NotFound({ kind, lede, links }: NotFoundProps) {
  return (
    <>
      <h1 className="text-4xl">{NOT_FOUND[kind].heading}</h1>
      <p className="mt-4 max-w-[44ch] text-lg text-ink-2">{lede}</p>
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
