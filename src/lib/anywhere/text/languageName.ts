/** @returns what a language is called in another: ("es", "en") → "Spanish"; with a capital, as a name in a list */
export function languageName(lang: string, inLanguage: string): string {
  const name = new Intl.DisplayNames([inLanguage], { type: 'language' }).of(lang) ?? lang
  return name.charAt(0).toLocaleUpperCase(inLanguage) + name.slice(1)
}
