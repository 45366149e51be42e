/** A file in the build: its URL, and its size in pixels. */
export type PhotoFile = { src: string; width: number; height: number }
/** The picture files beside the content, by name. */
export type PhotoFiles = ReadonlyMap<string, PhotoFile>

export type PhotoProps = {
  pictures: PhotoFiles
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
 * A photograph or another picture file. Its space is reserved, and it is fetched when a reader comes near, or at once.
 * @throws Error if the file is missing
 */
export function Photo({ pictures, name, alt, caption, isFirst = false, className }: PhotoProps) {
  const file = pictures.get(name)
  if (!file) throw new Error(`The picture ${name} was there when the content was read, and is gone.`)
  return (
    <figure className={className}>
      <img {...file} alt={alt} {...(!isFirst && { loading: 'lazy', decoding: 'async' })} className="rounded-xl border border-line" />
      {caption && <figcaption className="mt-3 text-sm text-ink-2">{caption}</figcaption>}
    </figure>
  )
}
