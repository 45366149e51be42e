/** A page script as text, with all that it imports (lib/build/pages/inlineScripts.ts). */
declare module '*?inline-script' {
  const code: string
  export default code
}
