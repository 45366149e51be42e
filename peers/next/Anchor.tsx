import Link from 'next/link'
import type { ComponentProps } from 'react'
import { isMeasured } from '@/mainProps'

/** Replaces `<a>` in the sections: Next's link if the peer has the page. */
export function Anchor({ href, ...props }: ComponentProps<'a'>) {
  return href && isMeasured(href) ? <Link href={href} {...props} /> : <a href={href} {...props} />
}
