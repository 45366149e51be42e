import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Picture, type PictureProps } from './Picture.tsx'

const SRC_SET = '/a-480.webp 480w, /a.webp 1600w'
const file = { src: '/a.webp', width: 1600, height: 900, srcSet: SRC_SET }
const show = (props: Partial<PictureProps> = {}) => {
  render(<Picture file={file} alt="The gate" {...props} />)
  const image = screen.getByRole('img')
  return (name: string) => image.getAttribute(name)
}

describe('a picture file', () => {
  it('has its space before it is there, and its copies', () => {
    const read = show()
    expect(['src', 'width', 'height', 'srcset'].map(read)).toEqual(['/a.webp', '1600', '900', SRC_SET])
  })
  it('is fetched when a reader comes near, in the width that it has there', () => {
    const read = show()
    expect([read('loading'), read('sizes')]).toEqual(['lazy', 'auto, 100vw'])
  })
  it('on the first screen is fetched at once, without a width that only a laid out picture has', () => {
    const read = show({ isFirst: true })
    expect(read('loading')).toBeNull()
    expect(read('sizes')).not.toContain('auto')
  })
  it('without copies says nothing about widths', () => {
    const read = show({ file: { src: '/small.webp', width: 400, height: 300 } })
    expect([read('srcset'), read('sizes')]).toEqual([null, null])
  })
})
