/**
 * A face in TrueType, for what draws outside a browser: share cards, the guides. `scripts/build/fonts.ts` makes these files
 * below the project's root, where builds run.
 * @param name the face and its weight
 * @returns path of the file
 */
export const fontFile = (name: 'archivo-bold' | 'public-sans-regular' | 'public-sans-bold') => `${process.cwd()}/.build/fonts/${name}.ttf`
