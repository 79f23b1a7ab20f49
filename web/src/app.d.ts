/// <reference types="svelte" />
/// <reference types="vite/client" />

/** Whether the kit is part of this build. */
declare const __KIT__: boolean
