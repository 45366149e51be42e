import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { isMeasured } from '@/mainProps'

/** What `<a>` is in the sections: React Router's own link, where its page is one of the peer's. */
export function Anchor({ href, ...props }: ComponentProps<'a'>) {
  return href && isMeasured(href) ? <Link to={href} prefetch="intent" {...props} /> : <a href={href} {...props} />
}
