import { vi } from 'vitest'

// Files share a worker (vitest.config.ts): each begins with modules of its own, whatever another one has put in their place.
vi.resetModules()
