import { reactRouter } from '@react-router/dev/vite'

export default {
  plugins: [reactRouter()],
  resolve: { alias: { '@': import.meta.dirname } },
  build: { assetsDir: '_assets' },
}
