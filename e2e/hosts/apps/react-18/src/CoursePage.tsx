import { useRef, useState } from 'react';
import { copying, goals, matrices, mock, otherLanguage } from './sources';
import { useElement } from './useElement';

interface Looks {
  locale: string;
  theme: string;
}

interface WidgetsProps extends Looks {
  isCopying: boolean;
  onCopyingChange: (isCopying: boolean) => void;
  onTarget: (path: string) => void;
  panelRef: { current: HTMLElement | null };
}

function Widgets({ locale, theme, isCopying, onCopyingChange, onTarget, panelRef }: WidgetsProps) {
  const goalPanel = useElement<'college-goal-panel'>({ source: goals, courseId: 1004, majorId: 1001 });
  const matrix = useElement<'college-major-matrix'>({ source: matrices, courseId: 1004 });
  const wizard = useElement<'college-copy-wizard'>(
    { dataSource: copying, courseId: 1004, courseName: '数据结构', isOpen: isCopying },
    {
      'open-change': ({ detail }) => onCopyingChange(detail),
      'go-to-target': ({ detail }) => {
        onCopyingChange(false);
        onTarget(detail.path);
      },
    },
  );
  return (
    <main>
      <div ref={(element) => void (panelRef.current = (element?.firstElementChild ?? panelRef.current) as HTMLElement | null)}>
        <college-goal-panel ref={goalPanel} locale={locale} theme={theme} />
      </div>
      <college-major-matrix ref={matrix} locale={locale} theme={theme} style={{ blockSize: 640 }} />
      <college-copy-wizard ref={wizard} locale={locale} theme={theme} />
    </main>
  );
}

export function CoursePage() {
  const [locale, setLocale] = useState('zh-CN');
  const [theme, setTheme] = useState('light');
  const [areShown, setShown] = useState(true);
  const [isCopying, setCopying] = useState(false);
  const [target, setTarget] = useState('');
  const aside = useRef<HTMLElement>(null);
  const panelRef = useRef<HTMLElement | null>(null);

  function showOrNot() {
    // A node that was moved by hand is taken off by hand.
    if (areShown && panelRef.current && aside.current?.contains(panelRef.current)) panelRef.current.remove();
    setShown(!areShown);
  }

  return (
    <>
      <nav>
        <button onClick={() => setLocale(otherLanguage(locale))}>Change language</button>
        <button onClick={() => setTheme(theme === 'light' ? 'dark' : 'light')}>Change theme</button>
        <button onClick={() => (mock.failures.getCourseGoals = 'offline')}>Cut the network</button>
        <button onClick={() => delete mock.failures.getCourseGoals}>Mend the network</button>
        <button onClick={showOrNot}>{areShown ? 'Take the widgets off' : 'Put the widgets back'}</button>
        <button onClick={() => panelRef.current && aside.current?.append(panelRef.current)}>Move the goals</button>
        <button onClick={() => setCopying(true)}>Copy this course</button>
        <output>{target}</output>
      </nav>
      <aside ref={aside} />
      {areShown && <Widgets {...{ locale, theme, isCopying, panelRef }} onCopyingChange={setCopying} onTarget={setTarget} />}
    </>
  );
}
