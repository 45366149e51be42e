/** The brand's mark: a half-turned flap with a paper dart across its seam. The shapes fit a square of 32, for pages and for icons. */
export const BRAND_MARK = {
  size: 32,
  /** Half of a rounded tile, inside the box. */
  upper: {
    leaf: 'M2 15.500V7.500A5.5 5.5 0 0 1 7.5 2h17A5.5 5.5 0 0 1 30 7.500v8z',
    dart: 'M28 7.2 4 12.2 9.2 16h3.200zM28 7.2 16.4 16h5.200z',
  },
  lower: {
    leaf: 'M2 16.500v8A5.5 5.5 0 0 0 7.5 30h17a5.5 5.5 0 0 0 5.5-5.500v-8z',
    dart: 'M9.2 16 10.6 17 12.4 16zM16.4 16 12.6 18.9 14.2 26.2 18.2 20.6 21.6 16z',
    /** The lit side of the dart. */
    fold: 'M16.4 16 12.6 18.9 14.2 26.2 21.6 16z',
  },
  seam: 'M9 15.500h3.300v1H9.700zM16.5 15.500h5.300v1h-5.500z',
} as const
