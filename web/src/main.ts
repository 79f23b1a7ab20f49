import './styles/tokens.css'
import './styles/players.css'
import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { router } from './state/router.svelte'
import { settings } from './state/settings.svelte'

await settings.begin()
router.begin()
mount(App, { target: document.body })
