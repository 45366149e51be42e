import { vi } from 'vitest'

// Files share a worker (vitest.config.ts), so each starts with fresh modules, without another file's mocks.
vi.resetModules()
