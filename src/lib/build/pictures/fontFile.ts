/**
 * A TrueType font for drawing outside of a browser: share cards and guides. `scripts/build/fonts.ts` creates the files below the project's
 * root, where builds run.
 * @param name the font and its weight
 * @returns path of the file
 */
export const fontFile = (name: 'archivo-bold' | 'public-sans-regular' | 'public-sans-bold') => `${process.cwd()}/.build/fonts/${name}.ttf`
