import './styles/layers.css';
import './typefaces/typefaces.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/motion.css';
import './styles/page-layout.css';
import './styles/top-bar.css';
import './styles/paper.css';
import './styles/buttons.css';
import './styles/forms.css';
import './styles/components';

// What the page itself holds is shown before anything else is done: a slow phone lights the lantern while it reads on.
// Nobody looks at a page in the background, and it is never told to show anything.
const goOn = () => void import('./main');
if (document.hidden) goOn();
else requestAnimationFrame(() => setTimeout(goOn));
