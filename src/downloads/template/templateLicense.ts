/** The license of the templates in src/content/templates, for every download and card. */
export const TEMPLATE_LICENSE = {
  name: 'Free to use and change',
  text: 'You may copy, change, adopt and share this document, including commercially, free of charge and without credit. It comes as is, without warranty. It is general information, not legal advice: have an employment lawyer review it for the places where you employ people.',
} as const
