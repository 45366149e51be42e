import { BrandLogo } from './BrandLogo.tsx'

/** Printed instead of the header: the company's name, and the page's URL. */
export function Letterhead({ name, address }: { name: string; address: string }) {
  return (
    <div className="column hidden print:block">
      <p className="flex items-center gap-2 border-b border-line pb-2 text-2xs">
        <BrandLogo className="size-5 shrink-0" />
        <b className="font-display whitespace-nowrap">{name}</b>
        <span className="ml-auto text-right">{address.replace(/^https?:\/\//, '')}</span>
      </p>
    </div>
  )
}
