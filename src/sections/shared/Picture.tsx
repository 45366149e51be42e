/** A picture file in the build: its URL, and its size in pixels. */
export type PictureFile = { src: string; width: number; height: number }
/** The picture files beside the content, by name. */
export type PictureFiles = ReadonlyMap<string, PictureFile>

export type PictureProps = {
  pictures: PictureFiles
  /** Name of the file. */
  name: string
  /** Its text alternative; empty for decoration. */
  alt: string
  caption?: string | undefined
  /** Whether it stands on the first screen, and so is fetched at once. */
  isFirst?: boolean
  className?: string | undefined
}

/**
 * A picture file. Its space is reserved, and it is fetched when a reader comes near, or at once.
 * @throws Error if the file is missing
 */
export function Picture({ pictures, name, alt, caption, isFirst = false, className }: PictureProps) {
  const file = pictures.get(name)
  if (!file) throw new Error(`The picture ${name} was there when the content was read, and is gone.`)
  return (
    <figure className={className}>
      <img {...file} alt={alt} {...(!isFirst && { loading: 'lazy', decoding: 'async' })} className="rounded-xl border border-line" />
      {caption && <figcaption className="mt-3 text-sm text-ink-2">{caption}</figcaption>}
    </figure>
  )
}
