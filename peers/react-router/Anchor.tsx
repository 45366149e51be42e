import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { isMeasured } from '@/mainProps'

/** Replaces `<a>` in the sections: React Router's link if the peer has the page. */
export function Anchor({ href, ...props }: ComponentProps<'a'>) {
  return href && isMeasured(href) ? <Link to={href} prefetch="intent" {...props} /> : <a href={href} {...props} />
}
