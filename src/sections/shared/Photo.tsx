/** A file as Astro puts it into the build: its address, and its size in pixels. */
export type PhotoFile = { src: string; width: number; height: number }
/** The files that lie beside the content, by their names there. */
export type PhotoFiles = ReadonlyMap<string, PhotoFile>

export type PhotoProps = {
  pictures: PhotoFiles
  /** Which of them. */
  name: string
  /** What it shows; empty for one that shows nothing of its own. */
  alt: string
  caption?: string | undefined
  /** Whether it stands on the first screen: it is fetched at once then. */
  isFirst?: boolean
  className?: string | undefined
}

/**
 * A photograph or another picture that is a file. Its place is kept free until it comes, which is when a reader is near it, or at once.
 * @throws Error where the file is gone
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
