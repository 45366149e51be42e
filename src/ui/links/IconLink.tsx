import type { AnchorHTMLAttributes, ReactNode } from 'react'

const BOX_CLASS = 'inline-flex min-h-11 items-center gap-2 rounded-sm border border-deck-line px-3'
const WORDS_CLASS = 'text-sm font-semibold text-on-deck no-underline aria-disabled:text-on-deck-2'

export type IconLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'className' | 'children'> & {
  label: string
  children: ReactNode
  /** Null if the address is not known yet. */
  href: string | null
}

/**
 * A link on a deck with an icon before its name. Without an address it becomes a placeholder link (HTML: `a` without `href`), which cannot
 * be focused or followed.
 */
export function IconLink({ label, href, rel, children, ...rest }: IconLinkProps) {
  const where = href === null ? { role: 'link', 'aria-disabled': true } : { href, rel }
  return (
    <a {...where} className={`${BOX_CLASS} ${WORDS_CLASS}`} {...rest}>
      {children}
      {label}
    </a>
  )
}
