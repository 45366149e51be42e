/** A file as Astro puts it into the build: its address, and its size in pixels. */
export type PictureFile = { src: string; width: number; height: number }

export type ProsePictureProps = {
  file: PictureFile
  /** What it shows; empty for one that shows nothing of its own. */
  alt: string
  caption?: string | undefined
}

/** A photograph or another picture in a text. Its place is kept free until it comes, which is when a reader is near it. */
export function ProsePicture({ file, alt, caption }: ProsePictureProps) {
  return (
    <figure className="my-8">
      <img {...file} alt={alt} loading="lazy" decoding="async" className="rounded-xl border border-line" />
      {caption && <figcaption className="mt-3 text-sm text-ink-2">{caption}</figcaption>}
    </figure>
  )
}
