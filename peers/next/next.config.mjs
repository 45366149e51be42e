export default {
  poweredByHeader: false,
  // What is built is the project's own sources, which its own type check has read.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: import.meta.dirname },
}
