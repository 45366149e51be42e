/** What the build leaves in `.build/`, for checks that run before the first build. */
declare module '*/.build/manifest.json' {
  const manifest: import('./site/origins.ts').BuildManifest
  export default manifest
}
