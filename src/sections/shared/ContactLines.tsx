import { Mail, Phone } from 'lucide-react'
import type { Contact } from '../../site/settings'

/** Phone and email, to act on. */
export function ContactLines({ phone, phoneHref, email, emailHref }: Contact) {
  const line =
    'inline-flex min-h-11 items-center gap-3 font-semibold break-all underline sm:text-lg decoration-signal-deep decoration-2 underline-offset-4'
  return (
    <p className="mt-6 grid justify-items-start gap-1">
      <a href={phoneHref} className={line}>
        <Phone aria-hidden="true" className="size-5 shrink-0" />
        {phone}
      </a>
      <a href={emailHref} className={line}>
        <Mail aria-hidden="true" className="size-5 shrink-0" />
        {email}
      </a>
    </p>
  )
}
