import Link from 'next/link'
import type { ComponentProps } from 'react'
import { isMeasured } from '@/mainProps'

/** What `<a>` is in the sections: Next's own link, where its page is one of the peer's. */
export function Anchor({ href, ...props }: ComponentProps<'a'>) {
  return href && isMeasured(href) ? <Link href={href} {...props} /> : <a href={href} {...props} />
}
