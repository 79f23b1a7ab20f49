import './styles/tokens.css'
import './styles/players.css'
import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { router } from './router.svelte'
import { settings } from './settings.svelte'

await settings.begin()
router.begin()
mount(App, { target: document.body })
