/** `npm run build:storybook`: Storybook with a text twin of each documentation page, llms.txt and the catalogue. */
import { runOrExit, bin } from './run.mjs';

runOrExit(bin('storybook'), ['build', '-o', 'storybook-static', '--quiet', '--disable-telemetry'], { quiet: true });
runOrExit(bin('tsx'), ['--conditions=@college/source', 'scripts/guides/writeTwins.ts', 'storybook-static']);
