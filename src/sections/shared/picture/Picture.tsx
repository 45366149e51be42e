/** A picture file in the build: its URL and size in pixels, and itself with its narrower copies, as `srcset` lists them. */
export type PictureFile = { src: string; width: number; height: number; srcSet?: string }

export type PictureProps = {
  file: PictureFile
  /** Its text alternative; empty for decoration. */
  alt: string
  caption?: string | undefined
  /** Whether it stands on the first screen, and so is fetched at once. */
  isFirst?: boolean | undefined
  className?: string | undefined
}

/** On a first screen: beside the words on wide screens, and below them on others. */
const FIRST_SIZES = '(min-width: 64rem) 50vw, 100vw'
/** Of a lazy picture, whose layout the browser knows before it chooses a copy. Without "auto", it takes enough for the whole window. */
const LAZY_SIZES = 'auto, 100vw'

export type PictureImageProps = Pick<PictureProps, 'file' | 'alt' | 'isFirst'> & { className: string }

/** The image of a picture file, in the copy that its width asks for. */
export const PictureImage = ({ file, alt, isFirst = false, className }: PictureImageProps) => (
  <img
    {...(!isFirst && ({ loading: 'lazy', decoding: 'async' } as const))}
    {...(file.srcSet && { sizes: isFirst ? FIRST_SIZES : LAZY_SIZES })}
    {...file}
    alt={alt}
    className={className}
  />
)

/** A picture file. Its space is reserved, and it is fetched when a reader comes near, or at once. */
export function Picture({ file, alt, caption, isFirst, className }: PictureProps) {
  return (
    <figure className={className}>
      <PictureImage file={file} alt={alt} isFirst={isFirst} className="rounded-xl border border-line" />
      {caption && <figcaption className="mt-3 text-sm text-ink-2">{caption}</figcaption>}
    </figure>
  )
}
