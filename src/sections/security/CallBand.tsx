import { Phone } from 'lucide-react'
import { ButtonLink } from '../../ui/Button'

export type CallBandProps = { heading: string; label: string; phone: string; phoneHref: string }

/** One line and a call button. */
export function CallBand({ heading, label, phone, phoneHref }: CallBandProps) {
  return (
    <section data-print="no" className="border-t border-line bg-wash">
      <div className="column flex flex-wrap items-center justify-between gap-x-10 gap-y-4 py-12">
        <h2 className="text-2xl">{heading}</h2>
        <ButtonLink size="large" href={phoneHref}>
          <Phone aria-hidden="true" className="size-5" />
          {label}: {phone}
        </ButtonLink>
      </div>
    </section>
  )
}
