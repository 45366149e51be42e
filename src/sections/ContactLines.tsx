import { Mail, Phone } from 'lucide-react'

export type ContactLinesProps = { phone: string; phoneHref: string; email: string; emailHref: string }

/** Phone and e-mail, to act on. */
export function ContactLines({ phone, phoneHref, email, emailHref }: ContactLinesProps) {
  const line =
    'inline-flex min-h-11 items-center gap-3 text-lg font-semibold underline decoration-signal-deep decoration-2 underline-offset-4'
  return (
    <p className="mt-6 grid justify-items-start gap-1">
      <a href={phoneHref} className={line}>
        <Phone aria-hidden="true" className="size-5" />
        {phone}
      </a>
      <a href={emailHref} className={line}>
        <Mail aria-hidden="true" className="size-5" />
        {email}
      </a>
    </p>
  )
}
