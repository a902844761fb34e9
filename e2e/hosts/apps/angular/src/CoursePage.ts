import { Component, CUSTOM_ELEMENTS_SCHEMA, signal, viewChild, type ElementRef } from '@angular/core';
import type { CollegeElement } from '@college/elements';
import { copying, goals, matrices, mock, otherLanguage } from './sources';

@Component({
  selector: 'course-page',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <nav>
      <button (click)="changeLanguage()">Change language</button>
      <button (click)="theme.set(theme() === 'light' ? 'dark' : 'light')">Change theme</button>
      <button (click)="cutNetwork()">Cut the network</button>
      <button (click)="mendNetwork()">Mend the network</button>
      <button (click)="showOrNot()">{{ areShown() ? 'Take the widgets off' : 'Put the widgets back' }}</button>
      <button (click)="moveGoals()">Move the goals</button>
      <button (click)="isCopying.set(true)">Copy this course</button>
      <output>{{ target() }}</output>
    </nav>
    <aside #aside></aside>
    @if (areShown()) {
      <main>
        <college-goal-panel
          #panel
          [source]="goals"
          [courseId]="1004"
          [majorId]="1001"
          [attr.locale]="locale()"
          [attr.theme]="theme()"
        ></college-goal-panel>
        <college-major-matrix
          [source]="matrices"
          [courseId]="1004"
          [attr.locale]="locale()"
          [attr.theme]="theme()"
          style="block-size: 640px"
        ></college-major-matrix>
        <college-copy-wizard
          [dataSource]="copying"
          [courseId]="1004"
          course-name="数据结构"
          [isOpen]="isCopying()"
          [attr.locale]="locale()"
          [attr.theme]="theme()"
          (open-change)="isCopying.set($event.detail)"
          (go-to-target)="goToTarget($event)"
        ></college-copy-wizard>
      </main>
    }
  `,
})
export class CoursePage {
  readonly goals = goals;
  readonly matrices = matrices;
  readonly copying = copying;
  readonly locale = signal('zh-CN');
  readonly theme = signal('light');
  readonly areShown = signal(true);
  readonly isCopying = signal(false);
  readonly target = signal('');
  readonly aside = viewChild.required<ElementRef<HTMLElement>>('aside');
  readonly panel = viewChild<ElementRef<CollegeElement<'college-goal-panel'>>>('panel');

  changeLanguage() {
    this.locale.set(otherLanguage(this.locale()));
  }

  cutNetwork() {
    mock.failures.getCourseGoals = 'offline';
  }

  mendNetwork() {
    delete mock.failures.getCourseGoals;
  }

  showOrNot() {
    const panel = this.panel()?.nativeElement;
    // An element that was moved by hand is taken off by hand.
    if (this.areShown() && panel && this.aside().nativeElement.contains(panel)) panel.remove();
    this.areShown.set(!this.areShown());
  }

  moveGoals() {
    const panel = this.panel()?.nativeElement;
    if (panel) this.aside().nativeElement.append(panel);
  }

  goToTarget({ detail }: CustomEvent<{ path: string }>) {
    this.isCopying.set(false);
    this.target.set(detail.path);
  }
}
