/** Declares the build's output, so that types can be checked before the first build. */
declare module '*/.build/manifest.json' {
  const manifest: import('./site/buildManifest.ts').BuildManifest
  export default manifest
}
