/** Folders of code whose values are put into content when it is read, by tokens: development starts again when one of them changes. */
export const CODE_AT_START = ['src/site', 'src/policy', 'src/models', 'src/facts'] as const
