import { Phone } from 'lucide-react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { Contact } from '#src/site/settings.ts'

export type PhoneLinkProps = { contact: Contact; className?: string }

/** A phone link beside a button. */
export function PhoneLink({ contact, className }: PhoneLinkProps) {
  return (
    <a
      href={contact.phoneHref}
      className={cn('inline-flex min-h-11 items-center gap-2 font-semibold whitespace-nowrap underline-offset-4', className)}
    >
      <Phone aria-hidden="true" className="size-4.5 shrink-0" />
      {contact.phone}
    </a>
  )
}
