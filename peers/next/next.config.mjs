export default {
  poweredByHeader: false,
  // The project's own type check has read these sources.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: import.meta.dirname },
}
