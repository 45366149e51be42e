import { Logo } from '../../ui/Logo'

export type LetterheadProps = { name: string; address: string }

/** A sheet of paper says whose it is and where it comes from; the header is not printed. */
export function Letterhead({ name, address }: LetterheadProps) {
  return (
    <div className="column hidden print:block">
      <p className="flex items-center gap-2 border-b border-line pb-2 text-2xs">
        <Logo className="size-5 shrink-0" />
        <b className="font-display whitespace-nowrap">{name}</b>
        <span className="ml-auto text-right">{address.replace(/^https?:\/\//, '')}</span>
      </p>
    </div>
  )
}
