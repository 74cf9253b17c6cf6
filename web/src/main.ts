import { mount } from 'svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/components.css';
import './styles/screens.css';
import './styles/wall.css';
import './styles/motion.css';
import './styles/sheets.css';
import { installWorker } from './lib/offline';
import { listenForFirstTap } from './lib/sound';
import App from './App.svelte';

listenForFirstTap();
installWorker();
mount(App, { target: document.getElementById('app')! });
